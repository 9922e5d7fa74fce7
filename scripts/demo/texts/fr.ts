/** A post for a writers' blog. */
export const proof = `On me demande souvent comment je sais qu’une page est finie. Je ne le sais pas : je la lis à voix haute, debout, à côté de la fenêtre, et j’attends de trébucher.

La voix ne ment guère. L’œil glisse, il complète, il pardonne ; la voix, elle, s’arrête net devant la phrase qui n’a pas de verbe utile ou devant le mot qui revient pour la troisième fois en quatre lignes. Je note l’endroit d’un trait de crayon et je continue, sans corriger. Corriger tout de suite, c’est oublier ce que la page voulait dire dans son élan.

Ensuite seulement je m’assieds. Je reprends les traits un par un. La moitié se règle en coupant. Un quart demande un mot plus juste. Le reste, je l’avoue, me renvoie au début du chapitre, là où je n’avais pas encore compris qui parlait.

Il faut compter vingt minutes par page. C’est long, et c’est moins long qu’un livre raté.`;
