import { vars } from './vars.css'

/** The look of a card: what lies on the page's ground. */
export const raised = {
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.low,
}
