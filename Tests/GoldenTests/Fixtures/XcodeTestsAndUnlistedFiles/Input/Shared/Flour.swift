struct Flour {}
