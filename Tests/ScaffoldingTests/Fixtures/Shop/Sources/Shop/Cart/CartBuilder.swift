//
//  CartBuilder.swift
//  Shop
//
//  Created by Ada Lovelace on 12/10/15.
//  Copyright © 2015 Harbour Shop. All rights reserved.
//

import RIBs

protocol CartDependency: Dependency {}

final class CartComponent: Component<CartDependency> {}

// MARK: - Builder

protocol CartBuildable: Buildable {
  func build(withListener listener: CartListener) -> CartRouting
}

final class CartBuilder: Builder<CartDependency>, CartBuildable {

  override init(dependency: CartDependency) {
    super.init(dependency: dependency)
  }

  func build(withListener listener: CartListener) -> CartRouting {
    let component = CartComponent(dependency: dependency)
    _ = component
    let viewController = CartViewController()
    let interactor = CartInteractor(presenter: viewController)
    interactor.listener = listener
    return CartRouter(interactor: interactor, viewController: viewController)
  }
}
