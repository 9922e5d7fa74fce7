import {
  coordinator,
  determiner,
  personWord,
  prenominalAdjective,
  preposition,
  type WordList,
} from '../languages/word-classes.ts';

/** Words that precede nouns, and words for people by role or relationship. */
export const frenchNounWords: readonly WordList[] = [
  [
    determiner,
    `le la les l' un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs quel
    quelle quels quelles chaque quelque quelques plusieurs aucun aucune tout toute tous toutes deux trois quatre cinq six
    sept huit dix même mêmes autre autres premier première dernier dernière seul seule`,
  ],
  [
    preposition,
    `de d' à en dans par pour sur sous avec sans entre vers chez contre depuis pendant avant après devant derrière parmi
    selon malgré comme`,
  ],
  [
    prenominalAdjective,
    `jeune jeunes vieux vieil vieille vieilles beau bel belle beaux belles joli jolie jolis jolies long longue longs longues
    gros grosse grosses mauvais mauvaise mauvais meilleur meilleure nouveau nouvel nouvelle nouveaux nouvelles haut haute
    vaste étrange pauvre pauvres cher chère brave doux douce vrai vraie triste étroit énorme immense`,
  ],
  [
    personWord,
    `père pères mère mères papa maman frère frères sœur sœurs fils fille filles enfant enfants garçon garçons oncle tante
    cousin cousine neveu nièce grand-père grand-mère parents mari femme femmes homme hommes veuve fiancé fiancée dame dames
    demoiselle monsieur messieurs madame mademoiselle roi reine prince princesse duc duchesse comte comtesse baron baronne
    marquis marquise chevalier seigneur capitaine colonel commandant général lieutenant sergent soldat soldats matelot
    matelots officier officiers docteur médecin curé abbé prêtre évêque moine religieuse juge avocat notaire maître
    maîtresse domestique domestiques valet servante bonne cocher hôte hôtesse ami amis amie amies étranger étrangers voisin
    voisine ennemi ennemis professeur élève élèves poète peintre auteur artiste marchand paysan paysans berger chasseur
    ministre président maire gens personne personnes vieillard jeunes ouvrier ouvriers passager passagers`,
  ],
  [coordinator, 'et ou ni'],
];
