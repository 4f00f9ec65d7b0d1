import {at, platforms, type SectionRule} from './types';

const logging = 'manager/LoggingBuilder';
const session = 'manager/DriverSession';
const excel = 'parser/ExcelParser';
const language = 'actions/data/LanguageAction';

/** The top level of the file and what every platform shares. */
export const fileRules: readonly SectionRule[] = [
  {
    file: 'config/FrameworkSetting.java',
    section: '',
    stands: [''],
    does: 'The top level of the file.',
    platforms,
    keys: {
      api: {
        does: 'Holds one block for each API under test; the block’s name is the `configKey` that the session is created with.',
        read: [at(session, 'return this.setting.getApiSetting (this.configKey);')],
        platforms: ['API'],
        needed:
          'Required for every API session. Without it, the session stops with a `NullPointerException`.',
      },
      commonSetting: {
        does: 'Holds what all API blocks share.',
        read: [at(session, 'return this.setting.getCommonSetting ()')],
        platforms: ['API'],
        trap: 'The key stands at the top level of the file. Inside `ui` or `api` it is not read.',
      },
      data: {
        does: 'Tells where test data files are.',
        read: [at(session, 'return this.setting.getData ();')],
      },
      listenersPackage: {
        does: 'Names the package whose classes are registered as listeners.',
        read: [at(session, '.startsWith (packageName))')],
        otherwise: 'none, no listener is registered',
        trap: 'The name is compared from its start, so `com.shop.listen` also takes `com.shop.listeners`. Every class found must implement an interface, or the first action stops with an `ArrayIndexOutOfBoundsException`. A listener interface has to be the first one in the `implements` clause, or the first action stops with a `NullPointerException`.',
      },
      logging: {
        does: 'Tells where and how the framework writes its own log.',
        read: [at(logging, 'this.setting = loadSetting ().getLogging ();')],
      },
      ui: {
        does: 'Holds everything that web, Android, iOS, and macOS sessions read.',
        read: [at('manager/DriverManager', '.getUi ();')],
        platforms: ['WEB', 'ANDROID', 'IOS', 'MAC'],
        needed:
          'Required for every web, Android, iOS, and macOS session. Without it, the session stops with a `NullPointerException`.',
      },
    },
  },
  {
    file: 'config/TestDataSetting.java',
    section: 'data',
    stands: ['data'],
    does: 'Where `withData` finds its files.',
    platforms,
    keys: {
      extension: {
        does: 'Is appended to the file name that a test asks for, after a dot.',
        read: [at(excel, 'setting.getExtension ()')],
        trap: 'Another extension does not change the parser: files are read as `.xlsx` workbooks.',
      },
      external: {
        does: 'Tells whether `path` stands for itself instead of lying under `src/test/resources`.',
        read: [at(excel, 'if (setting.isExternal ()) {')],
      },
      path: {
        does: 'Names the folder of the data files: under `src/test/resources`, or anywhere when `external` is `true`.',
        read: [at(excel, '"src/test/resources", setting.getPath ()')],
        trap: 'The folder has to exist. Where it does not, `withData` stops with `PATH_NOT_DIRECTORY`.',
      },
      type: {
        does: 'Chooses the parser of the data files.',
        read: [at('parser/DataFactory', 'if (setting.getType () == TestDataSource.EXCEL) {')],
      },
    },
  },
  {
    file: 'config/logging/LoggerSetting.java',
    section: 'logging',
    stands: ['logging'],
    does: 'The framework’s own log: three files and the console.',
    platforms,
    keys: {
      archive: {
        does: 'Tells when a log file is put away and a new one begins.',
        read: [at(logging, 'this.setting.getArchive ()')],
      },
      consoleLogs: {
        does: 'Tells whether messages from level `INFO` up also go to the console.',
        read: [at(logging, 'if (this.setting.isConsoleLogs ()) {')],
      },
      logsFolder: {
        does: 'Names the folder of the log files, always below the working directory.',
        read: [at(logging, 'Path.of (DIR, this.setting.getLogsFolder ())')],
      },
    },
  },
  {
    file: 'config/logging/ArchiveSetting.java',
    section: 'logging.archive',
    stands: ['logging.archive'],
    does: 'When a log file is put away.',
    platforms,
    keys: {
      maxDays: {
        does: 'Sets the interval after which a log file is put away; `0` and less switch it off.',
        read: [
          at(logging, 'newComp.addAttribute ("interval", archiveSetting.getMaxDays ());'),
          at(logging, '%s/%%d{yyyy-MM-dd}/%s-%%d{hh-mm}.log'),
        ],
        trap: 'The number counts minutes, not days: Log4j takes the smallest unit of the archive’s name, and that name ends in hour and minute. `1440` is one day.',
      },
      maxSize: {
        does: 'Sets the size after which a log file is put away, in `size_unit`; `0` and less switch it off.',
        read: [at(logging, 'if (archiveSetting.getMaxSize () > 0) {')],
      },
      onEveryRun: {
        does: 'Tells whether every run begins new log files and puts the old ones away.',
        read: [at(logging, 'if (archiveSetting.isOnEveryRun ()) {')],
      },
      sizeUnit: {
        does: 'Is the unit of `max_size`.',
        read: [at(logging, 'archiveSetting.getSizeUnit ()')],
      },
    },
  },
  {
    file: 'config/LanguageSetting.java',
    section: 'language',
    stands: [
      'api.<key>.language',
      'common_setting.api.language',
      'ui.web.<key>.language',
      'ui.mobile.<key>.device.language',
      'ui.desktop.<key>.machine.language',
    ],
    does: 'Where `withLanguage` finds the texts of one language.',
    platforms,
    keys: {
      external: {
        does: 'Tells whether `path` stands for itself instead of lying under `src/test/resources`.',
        read: [at(language, 'getFilePath (setting.isExternal (), setting.getPath (), fileName);')],
      },
      language: {
        does: 'Chooses the file: the constant in lower case with `.json` behind it, so `en.json` for `EN`.',
        read: [at(language, 'final var fileName = setting.getLanguage ()')],
        trap: '`GR` stands for German and reads `gr.json`.',
      },
      path: {
        does: 'Names the folder of the language files: under `src/test/resources`, or anywhere when `external` is `true`.',
        read: [at(language, '"src/test/resources", filePath')],
      },
    },
  },
];
