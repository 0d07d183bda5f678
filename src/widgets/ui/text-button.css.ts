import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

/** An inline button that looks like a link. */
export const textButton = style({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: vars.color.accent,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  minBlockSize: 24,
  cursor: 'pointer',
  borderRadius: vars.radius.s,
  outline: 'none',
  outlineOffset: 2,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}` } },
})
