/** The errors missed in two pages with 70 errors each, annotated before rules were made for them. */
export const missedErrors = `
She and Tom [was>were] the last ones off the boat.
It was a [quite>quiet] street with plane trees on both sides.
He gave [advise>advice] to anyone who would listen.
The ship sank with all [it's>its] cargo.
The soldier [laid>lay] down in the ditch and waited.
She has [broke>broken] the good jug again.
The old man [use>used] to fish here every morning.
The [principle>principal] of the school wrote to my mother.
He was [borne>born] in a house by the canal.
She [choose>chose] the blue one yesterday.
He spoke so [quiet>quietly] that nobody heard him.
If I [was>were] you I would go tonight.
He is the man [which>who] sold me the boat.
I'm not [use>used] to getting up so early.
The [farmers>farmer's] wife brought us eggs and milk.
She was [exited>excited] about the trip to the sea.
I would rather stay here [then>than] go with him.
She was standing [besides>beside] the window with her hat on.
The rain [past>passed] and the birds began again.
He never knew [were>where] she kept the money.
The bell [rung>rang] twice and the doors opened.
She was a [women>woman] of few words.
The dress was [to>too] tight across the shoulders.
They drove [form>from] Leeds to the coast in the dark.
She had been [their>there] since noon.
It's been [along>a long] time since we danced.
I'll be [their>there] before dark.
The [knifes>knives] were in the top drawer.
[Weather>Whether] he comes or not, we eat at six.
He stood [their>there] without a coat.
`;
