registerProviderFactories()
let theatre = TheatreComponent()
print(theatre.stage.sign, theatre.box.sign)
