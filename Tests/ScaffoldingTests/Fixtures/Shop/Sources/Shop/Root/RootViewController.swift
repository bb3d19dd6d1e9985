//
//  RootViewController.swift
//  Shop
//
//  Created by Ada Lovelace on 12/10/15.
//  Copyright © 2015 Harbour Shop. All rights reserved.
//

import RIBs
import RxSwift
import UIKit

protocol RootPresentableListener: AnyObject {
  // TODO: Declare properties and methods that the view controller can invoke to perform
  // business logic, such as signIn().
}

final class RootViewController: UIViewController, RootPresentable, RootViewControllable {

  weak var listener: RootPresentableListener?
}
