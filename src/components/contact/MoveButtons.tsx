import buttonStyles from '../Button.module.css';
import type { Move } from './desk.ts';
import { findForm, focusField } from './formElement.ts';

export interface MoveButtonsProps {
  content: Record<Move, string>;
  moves: Move[];
  onMove: (move: Move) => void;
}

/** A button that keeps its place keeps its focus too, though it may say something else now. */
export function MoveButtons({ content, moves, onMove }: MoveButtonsProps) {
  const [first, second] = moves;
  const button = (move: Move) => (
    <button
      type="button"
      ref={passFocusOn}
      className={buttonStyles.button}
      data-look="quiet"
      onClick={() => onMove(move)}
    >
      {content[move]}
    </button>
  );
  return (
    <>
      {first && button(first)}
      {second && button(second)}
    </>
  );
}

/** With nothing left to do, the button goes, and whoever pressed it goes on in the form. */
function passFocusOn(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement === button) focusField(findForm(), 'name');
  };
}
