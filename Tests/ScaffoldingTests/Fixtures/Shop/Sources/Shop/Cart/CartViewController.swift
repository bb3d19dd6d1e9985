//
//  CartViewController.swift
//  Shop
//
//  Created by Ada Lovelace on 12/10/15.
//  Copyright © 2015 Harbour Shop. All rights reserved.
//

import RIBs
import RxSwift
import UIKit

protocol CartPresentableListener: AnyObject {}

final class CartViewController: UIViewController, CartPresentable, CartViewControllable {

  weak var listener: CartPresentableListener?
}
