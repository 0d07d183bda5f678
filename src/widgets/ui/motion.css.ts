import { keyframes } from '@vanilla-extract/css'

export const reducedMotion = '(prefers-reduced-motion: reduce)'
export const coarsePointer = '(pointer: coarse)'

export const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
export const breathe = keyframes({ '50%': { opacity: 0.45 } })
export const appear = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } })
export const fade = keyframes({ from: { opacity: 0 } })
