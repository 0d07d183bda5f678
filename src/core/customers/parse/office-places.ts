import type { PlaceTable } from '../address/place-table'
import type { Board } from './board'
import type { Places } from './place-fields'

const office =
  /(?<![ก-๎])(?:กศน|สกร|อบต|ทต|ศพด|รพ\.?สต|เทศบาล(?=ตำบล)|องค์การบริหารส่วน(?=ตำบล)|โรงพยาบาลส่งเสริมสุขภาพ(?=ตำบล))\.? ?(?:ประจำ)?(?:ตำบล)?([ก-๎]{2,24})/g
/** Nothing but the office's name says the sub-district. */
const fromOffice = 0.6

/** "อบต.บ้านกลาง อ.เมือง ลำพูน": the sub-district of an office, if its district has one of that name. */
export function withOfficePlace({ low, field }: Board, table: PlaceTable, places: Places): Places {
  if (places.subDistrict || !places.district) return places
  for (const { 1: name = '' } of low.matchAll(office)) {
    const sub = table
      .named(name)
      .find(
        (place) =>
          place.level === 'sub' &&
          place.district.name === places.district?.value &&
          place.district.province.name === places.province?.value,
      )
    if (sub?.level !== 'sub') continue
    const [post, other] = sub.posts
    return {
      ...places,
      subDistrict: field(sub.name, fromOffice),
      postNum: places.postNum ?? (post && !other ? field(post, fromOffice) : null),
    }
  }
  return places
}
