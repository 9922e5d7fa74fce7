/** Chapters for the tests and screenshots: ordinary prose with the weaknesses of a first draft. */
export const chapters = [
  {
    title: '7. The weighing house',
    text: `The salt had been weighed twice before anyone noticed that the scale was wrong. Marta Quill noticed first, because she had been told to count the sacks and nobody had told her to stop counting.

She said nothing at noon. She said nothing at one, when the carters came back from their dinner smelling of onions and the yard was swept, and she said nothing when the clerk of the weighing house walked slowly down the stairs with his ledger open on his arm as if it were a tray and he were bringing it to a table of guests who had been waiting for a very long time and who would, he seemed to think, be grateful for whatever was on it. Then she put down her chalk.

“Forty-one,” she said.

“Forty,” said the clerk.

“I counted them. You counted the marks.”

He looked at the marks. They were neatly made, in fives, and there were eight of them. The forty-first sack was standing behind the door where it had been left by a boy who wanted to be home before the rain. Marta opened the door. The sack was grey and heavy and unmistakably a sack.

“That is not on the scale,” the clerk said quietly.

“No. But it was paid for.”

It was the kind of sentence that is heard in a weighing house once in ten years, and the carters, who were mostly patient men, stopped what they were doing. Somebody laughed. The clerk closed the ledger, opened it again, and wrote a figure which he then crossed out carefully, so that it could still be read. He had been taught to do it that way. A figure that can be read can be explained, his father used to say, and a figure that can not be read must be explained by somebody else.

“Who weighed them?” he asked.

“You did.”

“And before me?”

“Before you the scale was checked by the inspector. He was given a chair and a glass of plum brandy, and he checked it sitting down.”

The rain began. It came off the hills the way it always came in October, all at once, and the yard filled with the smell of wet rope. Marta pulled the sack inside by its ears. It left a white line across the floor, and the line ran from the door to the scale and no further, and everyone in the room looked at the line and thought about where it should have gone.

“Write it down,” she said. “Write that it was found.”

He wrote it down. It took him a long time, because he was writing with the wrong hand, and because the pen was empty, and because he understood, slowly and then suddenly, that this was the only honest line on the page.`,
  },
  {
    title: '8. What the ferryman kept',
    text: `Nobody crosses the Ammer in November for pleasure. The ferryman knew the reasons people gave, and he kept them in a tin box under the seat, written on the backs of tickets, because he believed that a reason which is written down weighs less.

Marta gave none. She paid with a coin that was still warm.

“You are the one from the weighing house,” he said when they were half across and there was nowhere to go. “My cousin was there. He says the line was swept away the same evening.”

“It was swept by me.”

“Why?”

“It had been seen.”

He rowed. The river was brown and fast and talked continually under the boards. On the far bank a lamp was lit, was put out, and was lit again, and he turned the bow a little to the left, as though the lamp had spoken.

“There is a man who will ask you for your papers,” he said. “Give him the wrong ones first. He likes to find something.”

She laughed for the first time in a week. Then she took the ticket he held out to her, and a pencil, and wrote her reason after all. He did not read it. He put it carefully in the box with the others, and the boat, she thought, rose in the water by the width of a hair.`,
  },
  {
    title: 'Notes toward an essay on weights',
    text: `A weight is a promise made of brass. The town keeps one kilogram in a glass case, and everybody who sells potatoes has agreed to believe in it.

What interests me is the moment at which the promise is broken. It is almost never broken by a liar. It is broken by someone who is tired, who has been asked to hurry, and who rounds down because rounding down is what the last clerk did.`,
  },
];
