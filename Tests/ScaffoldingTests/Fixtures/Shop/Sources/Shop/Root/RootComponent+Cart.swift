//
//  RootComponent+Cart.swift
//  Shop
//
//  Created by Ada Lovelace on 12/10/15.
//  Copyright © 2015 Harbour Shop. All rights reserved.
//

import RIBs

/// The dependencies needed from the parent scope of Root to provide for the Cart scope.
protocol RootDependencyCart: Dependency {}

extension RootComponent: CartDependency {}
