/** Milliseconds per slide. */
export const SLIDE_INTERVAL = 3000;

/** Reasons to hold the slides, apart from a pause by the visitor. */
export type Hold = 'hover' | 'focus' | 'press' | 'hidden-tab' | 'out-of-sight';

export interface Rotation {
  count: number;
  index: number;
  /** The slide whose place it took, if any: nothing fades before that. */
  previous: number | null;
  playing: boolean;
  holds: readonly Hold[];
}

export type RotationAction =
  | { type: 'advance' | 'back' | 'play' | 'pause' }
  /** `begin`: start at the slide that the visitor swiped to before hydration. */
  | { type: 'show' | 'begin'; index: number }
  | { type: 'hold' | 'release'; hold: Hold };

export const createRotation = (count: number, playing = true): Rotation => ({
  count,
  index: 0,
  previous: null,
  playing,
  holds: [],
});

export const isRotating = ({ count, playing, holds }: Rotation) =>
  count > 1 && playing && holds.length === 0;

function show(state: Rotation, index: number): Rotation {
  const shown = (index + state.count) % state.count;
  return { ...state, index: shown, previous: shown === state.index ? state.previous : state.index };
}

export function rotationReducer(state: Rotation, action: RotationAction): Rotation {
  switch (action.type) {
    case 'advance':
      return show(state, state.index + 1);
    case 'back':
      return show(state, state.index - 1);
    case 'show':
      return show(state, action.index);
    case 'begin':
      return { ...state, index: action.index };
    case 'play':
      return { ...state, playing: true };
    case 'pause':
      return { ...state, playing: false };
    case 'hold':
      return state.holds.includes(action.hold)
        ? state
        : { ...state, holds: [...state.holds, action.hold] };
    case 'release':
      return state.holds.includes(action.hold)
        ? { ...state, holds: state.holds.filter((hold) => hold !== action.hold) }
        : state;
  }
}
