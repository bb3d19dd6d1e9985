import TextViews
import TicTacToe

TicTacToeApp(terminal: StandardTerminal()).run()
