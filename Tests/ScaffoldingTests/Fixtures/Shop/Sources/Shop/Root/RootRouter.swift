//
//  RootRouter.swift
//  Shop
//
//  Created by Ada Lovelace on 12/10/15.
//  Copyright © 2015 Harbour Shop. All rights reserved.
//

import RIBs

protocol RootInteractable: Interactable, CartListener {
  var router: RootRouting? { get set }
  var listener: RootListener? { get set }
}

protocol RootViewControllable: ViewControllable {
  // TODO: Declare methods the router invokes to manipulate the view hierarchy.
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {

  private let cartBuilder: CartBuildable

  init(interactor: RootInteractable, viewController: RootViewControllable, cartBuilder: CartBuildable) {
    self.cartBuilder = cartBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToCart() {
    attachChild(cartBuilder.build(withListener: interactor))
  }
}
