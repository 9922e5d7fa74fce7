import {
  coordinator,
  determiner,
  personWord,
  prenominalAdjective,
  preposition,
  type WordList,
} from '../languages/word-classes.ts';

/** Words that precede nouns, and words for people by role or relationship. */
export const spanishNounWords: readonly WordList[] = [
  [
    determiner,
    `el la los las lo un una unos unas al del este esta estos estas ese esa esos esas aquel aquella aquellos aquellas mi mis
    tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra algún alguna algunos algunas ningún ninguna cada todo
    toda todos todas otro otra otros otras mismo misma mismos mismas cuyo cuya qué cuánto cuánta tanto tanta mucho mucha
    muchos muchas poco poca dos tres cuatro cinco seis siete ocho diez primer primera último última`,
  ],
  [
    preposition,
    `de a en por para con sin sobre entre hacia hasta desde bajo contra ante tras según como`,
  ],
  [
    prenominalAdjective,
    `gran buen buena mal mala viejo vieja viejos viejas nuevo nueva nuevos nuevas mejor peor bello bella hermoso hermosa
    largo larga pobre pobres triste joven dulce santo santa verdadero verdadera pequeño pequeña profundo profunda alto alta
    antiguo antigua inmenso inmensa`,
  ],
  [
    personWord,
    `padre padres madre madres papá mamá hermano hermanos hermana hermanas hijo hijos hija hijas niño niños niña niñas
    muchacho muchachos muchacha muchachas tío tía primo prima sobrino sobrina abuelo abuela marido esposo esposa mujer
    mujeres hombre hombres viuda novio novia señor señora señores señoras señorita señorito caballero caballeros dama damas
    don doña rey reina príncipe princesa duque duquesa conde condesa marqués marquesa capitán coronel comandante general
    teniente sargento soldado soldados oficial doctor médico cura padre sacerdote obispo fraile monja juez abogado criado
    criados criada cochero amo ama huésped amigo amigos amiga amigas extranjero vecino vecinos vecina enemigo enemigos
    maestro maestra profesor alumno poeta pintor autor artista labrador campesino pastor cazador ministro presidente alcalde
    gente gentes persona personas viejo vieja anciano joven jóvenes indio indios chico chica chicos`,
  ],
  [coordinator, 'y e o u ni'],
];
