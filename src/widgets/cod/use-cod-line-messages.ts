import { useLingui } from '@lingui/react/macro'
import type { LineState } from '../../core/cod/cod.settlement'
import type { BadgeTone } from '../ui/badge'

const tones: Record<LineState, BadgeTone> = {
  matched: 'success',
  difference: 'warning',
  settled: 'neutral',
  'not-due': 'danger',
  repeated: 'neutral',
  'no-amount': 'danger',
  doubtful: 'danger',
  unknown: 'danger',
}

/** What stands beside a line of a courier's list. */
export function useLineMessages() {
  const { t } = useLingui()
  const states: Record<LineState, string> = {
    matched: t`Matches`,
    difference: t`Different amount`,
    settled: t`Already received`,
    'not-due': t`Nothing to collect`,
    repeated: t`Already listed above`,
    'no-amount': t`No amount`,
    doubtful: t`Several amounts found: check the list`,
    unknown: t`Not found in this period`,
  }
  return { state: (state: LineState) => states[state], tone: (state: LineState) => tones[state] }
}
