registerProviderFactories()
print(BakeryComponent().oven.loaf)
