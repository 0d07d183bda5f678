/** how much slower than this machine the page's processor is made */
export const throttle = 4

/** pixels a frame: a quick wheel, a hard fling, the scroll bar being dragged, and torn */
export const speeds = { wheel: 60, fling: 120, drag: 450, tear: 1_200 }
