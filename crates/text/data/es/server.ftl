### What a server tells people: refusals by their codes, and its plain page.

problem-stale = La partida ha avanzado. Mírala y elige otra vez.
problem-not-asked = Ahora no te toca responder.
problem-not-your-seat = Esa plaza no es tuya. Abre el enlace de la plaza.
problem-no-such-seat = En esta mesa no existe esa plaza.
problem-seat-taken = Esa plaza ya está ocupada. Elige otra.
problem-unreadable = Eso no es una jugada.
problem-illegal = Las reglas prohíben esta jugada.
problem-not-started = La partida aún no ha empezado: quedan plazas libres.
problem-over = La partida ha terminado.
problem-not-over = La partida aún no ha terminado.
problem-too-late = Se te ha agotado el tiempo.
problem-no-undo = No hay nada que puedas deshacer por tu cuenta.
problem-no-nonce = Ahora no se puede aportar nada al sorteo.
problem-no-takeback = Ahora no se puede deshacer nada.
problem-no-abort = El segundo turno ha empezado. Abandona o sigue jugando.
problem-not-absent = Esa persona está en la mesa o todavía puede volver.
problem-bad-text = El texto está vacío o es demasiado largo.
problem-muted = La administración del servidor ha silenciado el chat de esta partida.
problem-aids = Las ayudas de esta partida no permiten saberlo.
problem-unsaved = La partida no se puede guardar ahora, así que no ha cambiado nada. Inténtalo de nuevo.
problem-stalled = La partida está parada porque el servidor no puede guardarla ahora. Seguirá sola en cuanto sea posible.
problem-broken = La partida no se puede leer. Avisa a la administración del servidor.
problem-unknown-game = Esa partida no existe. Quizá se ha borrado.
problem-unknown-token = Ese enlace no se conoce aquí. Quizá se ha borrado la partida.
problem-too-many = Demasiado a la vez. Espera un momento e inténtalo de nuevo.
problem-unavailable = El servidor no puede hacerlo ahora. Inténtalo de nuevo.
problem-bad-request = El servidor no lo ha entendido.
problem-forbidden = No puedes hacer eso.
problem-not-found = Aquí no hay nada. Comprueba el enlace.
problem-wrong-method = Eso no se puede hacer aquí.
problem-too-large = Es demasiado grande para enviarlo.
problem-no-token = Abre el enlace de tu plaza o preséntate con tu identidad.
problem-not-greeted = Tu programa no saludó primero al servidor.
problem-protocol = Este programa y el servidor son de versiones distintas. Usa el programa de la versión del servidor.

lobby-about = Una mesa para un juego de colocar piezas, no oficial y gratuita. Este servidor se construyó sin la mesa en el navegador; con Node instalado, la orden «cargo xtask serve» la incluye.
lobby-terminal = Sin ella, se juega desde una terminal:
lobby-programs = Los programas juegan a través de la interfaz.
lobby-interface = Interfaz
lobby-tables = Mesas públicas
lobby-empty = No hay ninguna mesa pública abierta.
lobby-free = libre
status-gathering = en espera
status-playing = en juego
status-over = terminada

game-link-title = Una mesa para ti
game-link-about = Alguien te ha dado el enlace de una mesa. Si la dirección de esta página termina con #seat= y una palabra larga, tienes una plaza. Sin eso puedes ver la partida.
game-link-type = Se juega desde una terminal. Copia la dirección entera de la barra de tu navegador y ponla entre las comillas:
game-link-address = la dirección entera
game-link-secret = Quien tiene el enlace de una plaza puede jugar en ella: guárdalo para ti.
game-link-seats = Quién juega
game-link-board = El tablero tal como está ahora
game-link-none-title = Esta mesa no existe
game-link-none = Quizá el enlace no se copió entero o la partida se borró. Pregunta a quien te dio el enlace.
