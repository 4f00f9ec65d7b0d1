/**
 * The components of the reference that a page writes or gets, by the folder of `show` that exports
 * them. The build imports them, so that no page has to.
 */
export const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
  ConfigReference: ['ConfigFilter', 'ConfigReference', 'ConfigSource', 'ConfigTable'],
  EnumConstants: ['Constant', 'EnumConstants'],
  ErrorEntry: ['ErrorEntry', 'ErrorList', 'UnraisedErrors'],
  MethodHead: ['MethodHead', 'SignatureCard'],
  MethodSheet: ['CommonErrors', 'MethodSheet', 'Param', 'Returns', 'Throws'],
  Properties: ['Properties', 'Property'],
  RenamedKeys: ['RenamedKeys'],
  TypeOverview: ['InheritedMethods', 'TypeOverview'],
};

/** Folders of `show` that the API pages share: one file of scripts. */
export const REFERENCE_COMPONENTS = [
  'EnumConstants',
  'MethodHead',
  'MethodSheet',
  'PlatformStrip',
  'Properties',
  'TypeOverview',
] as const;
