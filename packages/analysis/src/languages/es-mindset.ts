import type { FacetLists } from '../measures/mindset.ts';

/** Written for Longhand; `FacetLists` tells the notation. */
export const mindsetPhrases: FacetLists = {
  mindset: [
    `aún no|todavía no|aprend*|practicar|practicaba*|practicando|practiqué|ensayar|ensayaba|ensayando
    |intentarlo de nuevo|intentarlo otra vez|volver a intentar*|volvió a intentar*|volví a intentar*
    |vuelve a intentar*|vuelvo a intentar*|seguir intentando*|sigo intentando*|siguió intentando*|seguí intentando*
    |mejorar*|mejora|mejoras|mejoró|mejoraba*|mejorando|esfuerzo|esfuerzos|esforz*|desafío|desafíos|reto|retos
    |crecer|creció|crecía*|creciendo|crecimiento|poco a poco|paso a paso|encontrar la manera|encontrar el modo
    |encontrar la forma|encontraré la manera|encontraré el modo|persever*|progres*|superar|superé|superó|superación
    |superarme|superarse|de los errores|de mis errores|de sus errores`,
    `no puedo|no podré|nunca podré|jamás podré|no soy capaz|no era capaz|incapaz|incapaces|no sirvo|no valgo|nací así
    |nació así|don natural|talento natural|sin talento|no tengo talento|siempre he sido así|siempre fui así
    |siempre ha sido así|nunca cambia*|no cambiará*|soy así|eres así|no tiene sentido|no tenía sentido|rendirse
    |rendirme|rendirnos|me rindo|se rindió|se rinde|me rendí|inútil|inútiles|inútilmente|demasiado viejo
    |demasiado vieja|demasiado tarde|demasiado torpe|no sirve de nada|no servía de nada|qué más da|sin remedio
    |no tiene remedio|no tenía remedio|no hay remedio|no hay manera|no había manera`,
    `progresiv*|no me rindo|no se rinde|no se rindió|no me rendí|no rendirse|nunca se rinde|nunca se rindió
    |no es demasiado tarde|no era demasiado tarde`,
  ],
  focus: [
    `logr*|alcanz*|conseguir*|conseguí*|consiguió|consiguieron|consigue*|consiguiendo|aspira a|aspiro a|aspiraba a
    |aspirar a|aspiración|aspiraciones|esperanza*|sueños|soñ*|ganar*|gané|ganó|ganaba*|ganancia*|triunf*|éxito
    |éxitos|exitos*|ideal|ideales|ambici*|deseo|deseos|desear*|deseaba*|deseó|desea|desean|deseando|oportunidad*
    |avanz*|ansia|ansias|ansiaba*|crecer|creció|crecimiento|prosper*|victoria*|ascenso|ascender|prósper*|conseguim*
    |conseguist*|conseguid*`,
    `evit*|preven*|el deber|deberes|su deber|mi deber|tu deber|nuestro deber|obligaci*|obligad*|responsab*|riesgo*
    |arriesg*|peligr*|a salvo|seguridad|protec*|proteg*|cuidado|cuidados*|prudent*|prudencia|cautel*|precauci*|miedo
    |miedos|temor*|temer|temía*|temí|temió|teme|temen|temiendo|pérdida*|perder*|perdió|perdí|perdimos|perdieron
    |perdía*|pierd*|amenaz*|error|errores|fracas*|vigil*|no debo|no debes|no debe|no debía*|no debemos|evít*|protej*
    |protéj*`,
  ],
  drive: [
    `logr*|ganar*|gané|ganó|triunf*|lider*|encabez*|control*|dominar*|dominaba*|dominó|domina|dominan|dominio
    |poderos*|poderío|el poder|fuerza|fuerzas|fuerte|fuertes|fortaleza|a solas|por mi cuenta|por su cuenta
    |por sí mismo|por sí misma|por sí solo|por sí sola|por mí mismo|por mí misma|independ*|decid*|decisión
    |decisiones|constru*|compet*|habilidad*|hábil*|destreza*|resuelto|resuelta|ambici*|conquist*|vencer*|venció
    |vencí|vencieron|líder*`,
    `junto|junta|juntos|juntas|compart*|ayud*|cuidar*|cuidaba*|cuidó|cariño*|te quiero|os quiero|amor|amores|amaba*
    |amar|amó|amamos|amig*|amistad*|famili*|bondad*|amable*|amabilidad|ternura|confianza|confiar|confiaba*|confió
    |confían|confío|consuelo|consolar*|consoló|consolaba*|abraz*|pertenec*|escuch*|unirse|unieron|bienvenid*|perdon*
    |el uno al otro|uno al otro|unos a otros|entre todos|entre nosotros|perdón|perdón*|escúch*|ayúd*|abráz*|unido
    |unida|unidos|unidas|confía|confiamos`,
    `junto a|junto al|junta de|por la fuerza|decidme|decidnos|decidle|decidles|familiarizad*`,
  ],
  control: [
    `decidí|decidimos|elegí|elijo|elegimos|he decidido|mi decisión|nuestra decisión|mi elección|mi culpa
    |depende de mí|dependía de mí|de mí depende|depende de nosotros|lo hice|lo haré|lo logré|lo conseguí|me propuse
    |me propongo|trabajé|me gané|me lo gané|a propósito|adrede|por voluntad propia|por mi cuenta|puedo|podemos
    |soy capaz|asumí|me encargué|me encargo|planeé|planeamos`,
    `suerte|destino|azar|casualidad*|no tuve elección|no tenía elección|sin elección|no había opción|no tuve opción
    |no tenía opción|no me quedaba|no le quedaba|no nos quedaba|me obligó|me obligaron|le obligaron|los obligaron
    |obligad*|me hizo|me hicieron|la fortuna|por culpa de*|por su culpa|por tu culpa|a merced|estaba escrito
    |voluntad de dios|si dios quiere|dios quiera|fuera de mi control|no dependía de mí|no depende de mí
    |no pude evitar|no pudo evitar|sin querer`,
    `no puedo|no podemos|no lo haré|no lo hice|no soy capaz|no es mi culpa|no fue mi culpa|con destino a`,
  ],
  outlook: [
    `esperanza*|esperanzad*|optimis*|confianza|prometedor*|vale la pena|valió la pena|valía la pena|valdrá la pena
    |merece la pena|mereció la pena|saldrá bien|irá bien|todo irá|va a salir bien|estará bien|estaremos bien
    |estarás bien|días mejores|mejores días|tiempos mejores|ilusión|ilusionad*|ojalá|agradecid*|creo en|creía en
    |por suerte|por fortuna|me alegr*|ojala|confiad*`,
    `desesper*|pesimis*|condenad*|sin esperanza*|sin salida|sin futuro|no hay esperanza|no había esperanza
    |no quedaba esperanza|ninguna esperanza|no hay futuro|no servirá de nada|no sirve de nada|no servía de nada
    |en vano|peor|peores|empeor*|saldrá mal|salió mal|salir mal|irá mal|todo perdido|todo está perdido
    |todo estaba perdido|arruin*|ruina|ruinas|sombrío|sombría|sombríos|sombrías|lúgubre*|demasiado tarde|inútil
    |inútiles|inútilmente|fracas*|lo peor|nunca funcionará|no funcionará|sin remedio|no tiene remedio|no hay remedio`,
    `no es demasiado tarde|no era demasiado tarde`,
  ],
  certainty: [
    `siempre|nunca|jamás|es cierto|era cierto|cierto que|ciertamente|claramente|claro que|obvi*|evidente*
    |definitivamente|indudable*|sin duda|sin lugar a dudas|no cabe duda|no cabía duda|por supuesto|desde luego
    |seguro|segura|seguros|seguras|lo sé|sé que|yo sé|sabe|sabía*|sabemos|saben|supo|supe|demostr*|demuestr*
    |de hecho|el hecho|en efecto|efectivamente|realmente|verdaderamente|con certeza|con seguridad`,
    `quizá|quizás|tal vez|acaso|posible*|probable*|parec*|podría*|supon*|supuse|supuso|supong*|dud*|sospech*|creo
    |me pregunto|me pregunt*|se preguntó|se preguntaba*|incierto|incierta|insegur*|no estoy segur*|no estaba segur*
    |no sé|no sabía*|no sabemos|no sabe|no saben|no supo|no supe|una especie de|más o menos|casi|a lo mejor
    |de algún modo|de alguna manera|por lo visto|aparente*|al parecer|puede que|puede ser|podía ser`,
    `creo en|parecid*|a salvo|por si acaso|sabiamente|sabiduría`,
  ],
};
