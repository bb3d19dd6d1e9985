import FilmList
import TextViews

CinemaApp(terminal: StandardTerminal()).run()
