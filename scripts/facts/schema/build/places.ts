import type {SectionRule} from '../rules/types';
import type {Place} from '../values';
import {fieldsOf, type SettingClasses, shapeOf} from './classes';

/** Knows in which places each section stands, by following the fields from the top of the file. */
export class Places {
  private readonly places = new Map<string, Set<Place>>();

  constructor(private readonly classes: SettingClasses) {
    this.walk(classes.top(), 'file');
  }

  /** The places of a section; none when no field leads to it. */
  of(section: string): readonly Place[] {
    return [...(this.places.get(section) ?? [])];
  }

  /** Name of a definition: a section that stands inside blocks and outside of them has two. */
  nameOf(section: string, place: Place): string {
    const both = this.of(section).length > 1;
    return both && place === 'file' ? `${section}.outside-blocks` : section;
  }

  private walk(rule: SectionRule, place: Place): void {
    const seen = this.places.get(rule.section) ?? new Set<Place>();
    if (seen.has(place)) {
      return;
    }
    this.places.set(rule.section, seen.add(place));
    const type = this.classes.typeOf(rule);
    for (const field of fieldsOf(type)) {
      const {map, name} = shapeOf(field);
      const next = this.classes.sectionOf(name, type);
      if (next) {
        this.walk(next, map ? 'block' : place);
      }
    }
  }
}
