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
export function useLineWords() {
  const { t } = useLingui()
  const states: Record<LineState, string> = {
    matched: t`Agrees`,
    difference: t`Another amount`,
    settled: t`Received before`,
    'not-due': t`Nothing to collect`,
    repeated: t`Stood above already`,
    'no-amount': t`No amount`,
    doubtful: t`Unclear which amount: check the list`,
    unknown: t`Not found in these days`,
  }
  return { state: (state: LineState) => states[state], tone: (state: LineState) => tones[state] }
}
