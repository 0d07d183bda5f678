/** how much slower than this machine the page's processor is made */
export const throttle = 4

/** pixels a frame: a quick wheel, a hard fling, and the scroll bar being dragged */
export const speeds = { wheel: 60, fling: 120, drag: 450 }
