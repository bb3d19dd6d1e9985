//
//  CartRouter.swift
//  Shop
//
//  Created by Ada Lovelace on 12/10/15.
//  Copyright © 2015 Harbour Shop. All rights reserved.
//

import RIBs

protocol CartInteractable: Interactable {
  var router: CartRouting? { get set }
  var listener: CartListener? { get set }
}

protocol CartViewControllable: ViewControllable {}

final class CartRouter: ViewableRouter<CartInteractable, CartViewControllable>, CartRouting {}
