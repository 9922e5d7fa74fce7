import type { FacetLists } from '../measures/mindset/facet.ts';

/** Written for Longhand; see `FacetLists` for the notation. */
export const mindsetPhrases: FacetLists = {
  mindset: [
    `aprend*|practicar|practicaba*|practicando|practiqué|ensayar|ensayaba|ensayando|intentarlo de nuevo
    |intentarlo otra vez|volver a intentar*|volvió a intentar*|volví a intentar*|vuelve a intentar*
    |vuelvo a intentar*|seguir intentando*|sigo intentando*|siguió intentando*|seguí intentando*|mejorar*|mejora
    |mejoras|mejoró|mejoraba*|mejorando|esfuerzo|esfuerzos|esforz*|desafío|desafíos|reto|retos|crecer|crecimiento
    |poco a poco|paso a paso|encontrar la manera|encontrar el modo|encontrar la forma|encontraré la manera
    |encontraré el modo|persever*|progres*|superar|superé|superación|superarme|superarse|de los errores
    |de mis errores|de sus errores|aún no puedo|todavía no puedo|aún no soy capaz|todavía no soy capaz|superó su
    |superó sus|seguiré intentando*|sigue intentando*|inténtalo otra vez|inténtalo de nuevo`,
    `no puedo|no podré|nunca podré|jamás podré|no soy capaz|no era capaz|incapaz|incapaces|nací así|nació así
    |don natural|talento natural|sin talento|no tengo talento|siempre he sido así|siempre fui así
    |siempre ha sido así|soy así|eres así|rendirse|rendirme|rendirnos|me rindo|se rindió|se rinde|me rendí|inútil
    |inútiles|inútilmente|demasiado viejo|demasiado vieja|demasiado tarde|demasiado torpe|no sirve de nada
    |no servía de nada|sin remedio|no tiene remedio|no tenía remedio|no hay remedio|no hay manera|no había manera
    |no tiene sentido seguir|no tiene sentido intentar*|no tenía sentido seguir|no tenía sentido intentar*
    |de qué sirve|de qué servía|nunca cambiar*|nunca cambia|nunca cambias|no sirvo para|no valgo para
    |no valgo nada|darse por vencid*|me doy por vencid*|me di por vencid*|se dio por vencid*|no lo lograré
    |nunca lo lograré|no lo conseguiré|nunca lo conseguiré`,
    `progresiv*|no me rindo|no se rinde|no se rindió|no me rendí|no rendirse|nunca se rinde|nunca se rindió
    |no es demasiado tarde|no era demasiado tarde|aprendiz|aprendices|progresis*|sin esfuerzo|no puedo creer*
    |no puedo evitar*|no puedo dejar de|no puedo negar*|no puedo esperar*|no puedo menos|no puedo sino
    |no puedo quejar*|no puedo permitir*|no puedo decir*|sin rendirse|sin rendirme|sin rendirnos|no rendirme
    |no rendirnos|nunca rendirse|jamás rendirse|jamás se rinde|jamás se rindió|nunca me rindo|nunca me rendí
    |jamás me rindo|jamás me rendí|nadie se rindió|no darse por vencid*|sin darse por vencid*
    |no se dio por vencid*|no me doy por vencid*|nunca es demasiado tarde|no será demasiado tarde
    |antes de que sea demasiado tarde|antes de que fuera demasiado tarde|nunca cambia de|nunca cambiar de
    |no voy a rendirme|no pienso rendirme`,
  ],
  focus: [
    `logr*|conseguir*|conseguí*|consiguió|consiguieron|consigue*|consiguiendo|aspira a|aspiro a|aspiraba a
    |aspirar a|aspiración|aspiraciones|esperanza*|sueños|soñ*|ganar*|gané|ganó|ganaba*|ganancia*|triunf*|éxito
    |éxitos|exitos*|ideal|ideales|ambici*|deseo|deseos|desear*|deseaba*|deseó|desea|desean|deseando|oportunidad*
    |ansia|ansias|ansiaba*|crecer|crecimiento|prosper*|victoria*|prósper*|conseguim*|conseguist*|conseguid*|meta
    |metas|alcanzar sus|alcanzar mis|su ascenso|mi ascenso`,
    `evit*|preven*|el deber|deberes|su deber|mi deber|tu deber|nuestro deber|obligaci*|obligad*|responsab*|riesgo*
    |arriesg*|peligr*|a salvo|seguridad|protec*|proteg*|cuidado|cuidados*|prudent*|prudencia|cautel*|precauci*|miedo
    |miedos|temor*|temer|temía*|temí|temió|teme|temen|temiendo|pérdida*|perder*|perdió|perdí|perdimos|perdieron
    |perdía*|pierd*|amenaz*|error|errores|fracas*|vigil*|no debo|no debes|no debe|no debía*|no debemos|evít*|protej*
    |protéj*`,
    `logroñ*|sin esperanza*|no hay esperanza*|no había esperanza*|no quedaba esperanza*|ninguna esperanza
    |perder la esperanza|perdió la esperanza|perdido la esperanza|en sueños|soñolient*|ganarse la vida
    |ganarme la vida|ganaba la vida|ganaban la vida|ganar tiempo|sin éxito|victorian*|no pude evitar*
    |no pudo evitar*|no puedo evitar*|no podía evitar*|sin poder evitar*|sin miedo|no tengo miedo|no tenía miedo
    |no tengas miedo|sin temor|sin peligro|fuera de peligro|sin riesgo|sin cuidado|con seguridad
    |con toda seguridad|vigilia*|sin perder tiempo|sin perder un|perder de vista|perdió de vista
    |perdieron de vista|perder el conocimiento|perdió el conocimiento|se perdió en|se perdía en|se perdían en
    |se pierde en|no debe de|no debía de|hacer los deberes`,
  ],
  drive: [
    `logr*|ganar*|gané|ganó|triunf*|lider*|encabez*|control*|dominar*|dominaba*|dominó|domina|dominan|dominio
    |poderos*|poderío|el poder|fuerza|fuerzas|fuerte|fuertes|por mi cuenta|por su cuenta|por sí mismo|por sí misma
    |por sí solo|por sí sola|por mí mismo|por mí misma|independ*|decid*|decisión|decisiones|compet*|habilidad*
    |hábil*|destreza*|ambici*|conquist*|vencer*|venció|vencí|vencieron|líder*|fortaleza interior|resuelto a
    |resuelta a|resueltos a|construir*|construyó|construí|construimos|construyeron|construyendo|habilidos*`,
    `junto|junta|juntos|juntas|compart*|ayud*|cuidar*|cuidaba*|cuidó|cariño*|te quiero|os quiero|amor|amores
    |amaba*|amar|amó|amamos|amig*|amistad*|famili*|bondad*|amable*|amabilidad|ternura|confianza|confiar|confiaba*
    |confió|confían|confío|consuelo|consolar*|consoló|consolaba*|abraz*|pertenec*|escuch*|unirse|unieron
    |bienvenid*|perdon*|el uno al otro|uno al otro|unos a otros|entre todos|entre nosotros|perdón*|escúch*|ayúd*
    |abráz*|unido|unida|unidos|unidas|confía|confiamos|solidari*|hermandad|compañerismo|tiernamente`,
    `junto a|junto al|junta de|por la fuerza|decidme|decidnos|decidle|decidles|familiarizad*|decid|logroñ*
    |independientemente|con fuerza|con más fuerza|con todas sus fuerzas|a la fuerza|un fuerte|una fuerte|el fuerte
    |fuerzas armadas|junto con|la junta|ayudante*|amor propio|por amor de dios|por el amor de dios|familiar
    |familiaridad|confianza en sí|confianza en mí|se escuch*|escuchó un|escuchó una|escuché un|escuché una
    |estados unidos|reino unido|naciones unidas|compartiment*|compartimient*|no te quiero|te quiero decir
    |te quiero pedir|te quiero ver|te quiero contar|te quiero preguntar|te quiero enseñar`,
  ],
  control: [
    `decidí|decidimos|elegí|elijo|elegimos|he decidido|mi decisión|nuestra decisión|mi elección|mi culpa
    |depende de mí|dependía de mí|de mí depende|depende de nosotros|lo hice|lo haré|lo logré|lo conseguí
    |me propuse|me propongo|trabajé|me gané|me lo gané|adrede|por voluntad propia|por mi cuenta|puedo|podemos
    |soy capaz|asumí|me encargué|me encargo|planeé|planeamos|hizo a propósito|hice a propósito|hecho a propósito
    |hacerlo a propósito|hace a propósito|hacía a propósito|está en mis manos|en nuestras manos`,
    `suerte|destino|azar|casualidad*|no tuve elección|no tenía elección|sin elección|no había opción
    |no tuve opción|no tenía opción|me obligó|me obligaron|le obligaron|los obligaron|obligad*|me hizo|me hicieron
    |la fortuna|por su culpa|por tu culpa|a merced|estaba escrito|voluntad de dios|si dios quiere|dios quiera
    |fuera de mi control|no dependía de mí|no depende de mí|no pude evitar|no pudo evitar|sin querer|por culpa de
    |por culpa del|no me quedaba otra|no me quedaba más remedio|no le quedaba otra|no le quedaba más remedio
    |no nos quedaba otra|no nos quedaba más remedio|no tuve más remedio|no tuvo más remedio|no hay más remedio
    |no había más remedio|no puedo evitar|no podía evitar|sin poder evitar*|no está en mis manos`,
    `no puedo|no podemos|no lo haré|no lo hice|no soy capaz|no es mi culpa|no fue mi culpa|con destino a
    |una suerte de|toda suerte de|de suerte que|de tal suerte|de esta suerte|de esa suerte|llegar a su destino
    |llegó a su destino|llegaron a su destino|llegar a nuestro destino|lugar de destino|estaba escrito en
    |estaba escrito con|estaba escrito a|me hizo un|me hizo una|me hizo el|me hizo la|me hizo falta|me hizo gracia
    |me hizo caso|me hizo señas|me hicieron falta|puedo ver|puedo oír|puedo preguntar*|puedo pasar|puedo entrar
    |qué puedo hacer|qué podemos hacer|apenas puedo|apenas podemos|tampoco puedo|tampoco podemos|ya no puedo
    |ni puedo|nada puedo|nada podemos|no lo puedo|no la puedo|no le puedo|no te puedo|no me puedo|no os puedo
    |no los puedo|no lo podemos|no nos podemos|no los podemos|no te lo puedo|no se lo puedo|nunca podemos
    |nunca puedo|no está en nuestras manos|me puedo|puedo haber*`,
  ],
  outlook: [
    `esperanza*|esperanzad*|optimis*|prometedor*|vale la pena|valió la pena|valía la pena|valdrá la pena
    |merece la pena|mereció la pena|saldrá bien|irá bien|va a salir bien|estará bien|estaremos bien|estarás bien
    |días mejores|mejores días|tiempos mejores|ilusionad*|ojalá|agradecid*|creo en|creía en|por suerte|por fortuna
    |me alegr*|ojala|con confianza|confianza en el futuro|confianza en que|confianza en sí|con ilusión
    |hace ilusión|hacía ilusión|qué ilusión|afortunadamente`,
    `desesper*|pesimis*|condenad*|sin esperanza*|sin salida|sin futuro|no hay esperanza|no había esperanza
    |no quedaba esperanza|ninguna esperanza|no hay futuro|no servirá de nada|no sirve de nada|no servía de nada
    |en vano|peor|peores|empeor*|saldrá mal|salió mal|salir mal|irá mal|todo perdido|todo está perdido
    |todo estaba perdido|arruin*|ruina|sombrío|sombría|sombríos|sombrías|lúgubre*|demasiado tarde|inútil|inútiles
    |inútilmente|fracas*|lo peor|nunca funcionará|no funcionará|sin remedio|no tiene remedio|no hay remedio
    |por desgracia|desgraciadamente|desafortunadamente|mala suerte`,
    `no es demasiado tarde|no era demasiado tarde|nunca es demasiado tarde|no será demasiado tarde
    |antes de que sea demasiado tarde|antes de que fuera demasiado tarde|no en vano|no vale la pena
    |no valía la pena|no valió la pena|no merece la pena|no merecía la pena|no creo en|no creía en`,
  ],
  certainty: [
    `siempre|nunca|jamás|es cierto|era cierto|cierto que|ciertamente|claramente|claro que|obvi*|evidente*
    |definitivamente|indudable*|sin duda|sin lugar a dudas|no cabe duda|no cabía duda|por supuesto|desde luego
    |seguro|segura|seguros|seguras|lo sé|sé que|yo sé|sabe|sabía*|sabemos|saben|supo|supe|demostr*|demuestr*
    |de hecho|en efecto|efectivamente|realmente|verdaderamente|con certeza|con seguridad|es un hecho
    |el hecho es que|no hay duda|no había duda|ninguna duda|sin la menor duda|la menor duda|ya lo creo`,
    `quizá|quizás|tal vez|acaso|posible*|probable*|parec*|podría*|supon*|supuse|supuso|supong*|dud*|sospech*|creo
    |me pregunto|se preguntó|se preguntaba*|incierto|incierta|insegur*|no estoy segur*|no estaba segur*|no sé
    |no sabía*|no sabemos|no sabe|no saben|no supo|no supe|una especie de|más o menos|casi|a lo mejor
    |de algún modo|de alguna manera|por lo visto|aparente*|al parecer|puede que|me preguntaba|me preguntaba si
    |me pregunté|preguntándome|preguntándose|puede ser que|podía ser que|bien puede ser|pudiera ser|casi siempre
    |casi nunca|no lo sé|no lo sabía*|no lo sabe|no lo sabemos|no lo saben|no lo supe|no lo supo|ni lo sé
    |nunca supo|nunca supe|jamás supo|jamás supe|no se sabe|no se sabía|nadie sabe|nadie sabía|quién sabe
    |quien sabe|sin saber|sin saberlo|no es seguro|no era seguro|no sabría`,
    `creo en|parecid*|a salvo|por si acaso|sabiamente|sabiduría|siempre que|siempre y cuando|como siempre
    |más que nunca|sabe a|saben a|sabía a|sabían a|lugar seguro|lugares seguros|sitio seguro|más seguro|más segura
    |más seguros|más seguras|no es cierto|no era cierto|se parece|se parecen|se parecía|se parecían|parecerse
    |lo antes posible|todo lo posible|lo posible|no es posible|no era posible|no será posible|supone un|supone una
    |suponía un|suponía una|no dud*|no lo dud*|sin dudar*|no me lo creo|no puede ser|no podía ser|sospechoso
    |sospechosos`,
  ],
};
