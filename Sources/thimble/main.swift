import ThimbleCommands

ThimbleCommands.runProcess()
