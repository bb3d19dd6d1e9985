//
//  CartInteractor.swift
//  Shop
//
//  Created by Ada Lovelace on 12/10/15.
//  Copyright © 2015 Harbour Shop. All rights reserved.
//

import RIBs
import RxSwift

protocol CartRouting: ViewableRouting {}

protocol CartPresentable: Presentable {
  var listener: CartPresentableListener? { get set }
}

protocol CartListener: AnyObject {}

final class CartInteractor: PresentableInteractor<CartPresentable>, CartInteractable, CartPresentableListener {

  weak var router: CartRouting?
  weak var listener: CartListener?

  override init(presenter: CartPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }
}
