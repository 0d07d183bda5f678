import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { appear, reducedMotion } from './motion.css'

const { color, space, font, radius, shadow, control, z } = vars

const phone = '(max-width: 600px)'

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
    // on a phone the lower edge has the main button and the thumb; one of two lines covers the heading, not what is below
    [phone]: {
      insetBlockEnd: 'auto',
      insetBlockStart: `calc(var(--_toast-top, var(--raan-sticky-top, 0px)) + ${space[1]})`,
    },
  },
})
export const list = style({ display: 'grid', gap: space[2] })
export const errors = style({ selectors: { '&:not(:empty)': { marginBlockStart: space[2] } } })

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: space[3],
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.border}`,
  borderInlineStartWidth: 4,
  borderRadius: radius.m,
  boxShadow: shadow.high,
  pointerEvents: 'auto',
  animation: `${appear} 180ms ease-out`,
  '@media': { [reducedMotion]: { animation: 'none' }, [phone]: { paddingBlock: space[1] } },
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
  marginBlockStart: `calc((${control.s} - 20px) / 2)`,
})
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: space.half,
  paddingBlockStart: `calc((${control.s} - 1em * ${font.line}) / 2)`,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: space[2] } },
})
export const title = style({ fontWeight: 600 })
export const text = style({ fontSize: font.size.s, color: color.textMuted })
export const action = style({
  justifySelf: 'start',
  marginBlockStart: space[1],
  '@media': { [phone]: { gridArea: '1 / 2 / span 2', margin: 0 } },
})
