/** Folders of `show` that the API pages share: one file of scripts, and one of styles. */
export const REFERENCE_COMPONENTS = [
  'CallSteps',
  'EnumConstants',
  'MethodHead',
  'MethodSheet',
  'PlatformStrip',
  'Properties',
  'TypeOverview',
] as const;
