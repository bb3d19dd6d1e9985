try open()
