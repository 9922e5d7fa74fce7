import type { CategoryLists } from '../measures/words/word-categories.ts';

/** Written for Longhand. Ambiguous forms are listed in their most common category. */
export const categories: CategoryLists = {
  article: 'el la los las un una unos unas lo del al',
  preposition: `a ante bajo con contra de del desde durante en entre hacia hasta mediante para por según sin sobre tras al`,
  personalPronoun: `yo tú él ella ello nosotros nosotras vosotros vosotras ellos ellas usted ustedes me te se nos os le les mí
    ti sí conmigo contigo consigo mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra mío mía tuyo tuya
    suyo suya`,
  impersonalPronoun: `esto eso aquello este esta ese esa aquel aquella estos estas esos esas aquellos aquellas algo alguien
    nada nadie alguno alguna ninguno ninguna otro otra otros otras que quien quienes cual cuales qué quién cuál cuyo uno`,
  auxiliary: `ser soy eres es somos son era eras éramos eran fui fue fuimos fueron sido siendo sea sean fuera sería será estar
    estoy estás está estamos están estaba estaban estuvo estado haber he has ha hemos han había habían hubo haya hubiera
    habría puede pueden podía podían pudo debe deben debía`,
  conjunction: `y e o u ni pero mas sino aunque porque pues que si cuando mientras como donde ya conque luego`,
  adverb: `muy más menos tan tanto así ahora entonces luego después antes siempre nunca jamás casi bien mal aquí allí allá ahí
    ya todavía aún también tampoco sólo solo apenas quizá quizás acaso pronto tarde además incluso hoy ayer mañana`,
  negation: 'no nunca jamás nada nadie ninguno ninguna ningún ni tampoco sin',
  quantifier: `todo toda todos todas mucho mucha muchos muchas poco poca pocos pocas varios varias bastante bastantes algunos
    algunas cada ambos ambas demasiado demasiada demás`,
  firstSingular: 'yo me mí conmigo mi mis mío mía míos mías',
  firstPlural: 'nosotros nosotras nos nuestro nuestra nuestros nuestras',
  cognition: `pensar pienso piensa pensaba pensó saber sé sabe sabía supo creer creo cree creía creyó entender entiendo
    entiende entendió comprender comprendió recordar recuerdo recordó recordaba olvidar olvidó imaginar imaginó
    imaginaba suponer supongo supuso dudar duda dudó decidir decidió idea ideas razón causa porque mente sentido pregunta
    preguntó preguntaba quizá quizás tal acaso si parece parecía pareció esperar esperaba notar notó darse cuenta`,
  hedge: `quizá quizás acaso tal-vez posiblemente probablemente parece parecía parecen parecería podría podrían puede
    pueden suele suelen solía casi aproximadamente aparentemente supuestamente relativamente algo
    presumiblemente generalmente normalmente frecuentemente supongo creo diría sugiere sugieren indica indican
    estima tiende tienden`,
  booster: `siempre nunca jamás ciertamente seguramente claramente evidentemente obviamente indudablemente desde-luego
    realmente verdaderamente absolutamente totalmente completamente sin-duda efectivamente seguro segura
    evidente indudable innegable demuestra demuestran demostró prueba prueban debe deben`,
  past: `era eras éramos eran fui fue fuimos fueron estaba estábamos estaban estuvo estuvieron había habían hubo
    tenía tenían tuvo tuvieron hacía hacían hizo hicieron decía decían dijo dijeron iba iban vino vinieron venía
    veía vio vieron miró miraba sabía sabían supo quería querían quiso podía podían pudo debía debían dio dieron
    puso pusieron llegó llegaron salió salieron entró volvió volvieron pensó pensaba creía sentía sintió oyó
    encontró quedó quedaba llevaba parecía pasó pasaba preguntó respondió empezó comenzó ayer anoche anteayer
    antes antaño entonces`,
  future: `será serás seremos serán estará estarán habrá habrán tendrá tendrás tendremos tendrán hará harás haremos
    harán dirá dirán irá iremos irán vendrá vendrán verá verás veremos verán podrá podrás podremos podrán deberá
    deberán querrá querrán sabrá sabrán pondrá saldrá llegará llegarán volverá volverán seré estaré haré iré
    diré tendré podré mañana pronto próximamente futuro`,
};
