import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { appear, reducedMotion } from './motion.css'

const { color, space, font, radius, shadow, z } = vars

/** A popover: in the top layer, above an open dialog. */
export const region = style({
  // shown while closed, too: a live region inserted together with its text isn't announced
  display: 'block',
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  zIndex: z.toast,
  inlineSize: 'min(380px, calc(100vw - 32px))',
  margin: 0,
  padding: 0,
  border: 0,
  color: color.text,
  background: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
  selectors: { '&[data-aside]': { insetInline: `${space[4]} auto` } },
  '@media': {
    // on a phone the lower edge has the main button and the thumb; two lines cover the heading, and nothing below it
    '(max-width: 600px)': {
      insetBlockEnd: 'auto',
      insetBlockStart: `calc(var(--_toast-top, var(--raan-sticky-top, 0px)) + ${space.half})`,
    },
  },
})
export const list = style({ display: 'grid', gap: space[2] })
export const errors = style({ selectors: { '&:not(:empty)': { marginBlockStart: space[2] } } })

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[1]} ${space[3]}`,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderInlineStartWidth: 4,
  borderRadius: radius.m,
  boxShadow: shadow.high,
  pointerEvents: 'auto',
  animation: `${appear} 180ms ease-out`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
export const tones = styleVariants({
  info: { borderInlineStartColor: color.info },
  success: { borderInlineStartColor: color.success },
  warning: { borderInlineStartColor: color.warning },
  error: { borderInlineStartColor: color.danger },
})
export const iconTones = styleVariants({
  info: { color: color.info },
  success: { color: color.success },
  warning: { color: color.warning },
  error: { color: color.danger },
})
export const icon = style({
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
})
export const words = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  overflowWrap: 'anywhere',
})
export const title = style({ flex: '1 7em', fontWeight: 600, lineHeight: 1.45 })
/** Below the title, beside which the action stands if it fits. */
export const text = style({ flex: '1 0 100%', order: 1, fontSize: font.size.s, color: color.textMuted })
