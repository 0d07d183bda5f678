import { Plural } from '@lingui/react/macro'
import { Badge } from '../ui/badge'

/** Parcels with cash on delivery that came back; nothing where there are none. */
export function RefusedBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="danger">
      <Plural value={count} one="Refused a COD parcel" other="Refused # COD parcels" />
    </Badge>
  )
}
