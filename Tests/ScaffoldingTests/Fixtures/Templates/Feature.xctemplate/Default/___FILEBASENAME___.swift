enum ___VARIABLE_productName___ {}
