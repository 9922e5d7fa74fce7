/** The second of the letters from the lighthouse. */
export const letter = `Querida Nieves:

Me preguntas si aquí se oye el mar. Se oye tanto que deja de oírse, como el reloj de tu madre. Lo que oigo es lo que falta: la puerta del patio, la radio de los vecinos, a ti subiendo la escalera de dos en dos.

El farero me ha enseñado a limpiar los cristales. Se empieza por arriba y se baja en espiral, siempre hacia la derecha, con agua tibia y un paño que no haya tocado nunca el suelo. Dice que la sal es paciente. Dice también que la luz no alumbra: avisa. Lo he pensado tres noches seguidas y creo que tiene razón.

No te he contestado antes porque no sabía qué día era. La barca viene cuando puede. Hoy ha venido con patatas, dos bombonas, tu carta y una gallina que no habíamos pedido. La gallina se queda. Tu carta la he leído en la escalera, en el escalón cuarenta y uno, que es donde mejor llega la luz a esa hora.

Escríbeme aunque no haya noticias. Las noticias llegan solas; lo otro hay que mandarlo.

Tu hermana que limpia cristales,

Amparo`;
