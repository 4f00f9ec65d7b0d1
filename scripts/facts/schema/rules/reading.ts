import {at, type Evidence} from './types';

/** How the file is found and read, whatever stands in it: the lines that the page and the tests lean on. */
export const reading: Readonly<Record<string, Evidence>> = {
  'file name': at('utils/SettingUtils', 'Path.of (configDirectory, "boyka-config.json")'),
  'environment variable': at('utils/SettingUtils', 'ofNullable (getenv ("BOYKA_CONFIG_PATH"))'),
  'system property': at('utils/SettingUtils', 'ofNullable (getProperty ("boyka.config.path"))'),
  'default folder': at(
    'utils/SettingUtils',
    'Path.of (getProperty ("user.dir"), "src/test/resources")',
  ),
  'read once': at('utils/SettingUtils', 'if (isNull (frameworkSetting)) {'),
  'unknown block': at('utils/SettingUtils', 'throwError (CONFIG_KEY_NOT_FOUND, key, keys);'),
  'unknown API block': at(
    'config/FrameworkSetting',
    'throwError (CONFIG_KEY_NOT_FOUND, key, keys);',
  ),
  encoding: at('utils/JsonUtil', 'new FileReader (filePath)'),
  'no file': at(
    'utils/JsonUtil',
    'ErrorHandler.handleAndThrow (Message.NO_JSON_FILE_FOUND, e, filePath);',
  ),
  'wrong type': at('utils/JsonUtil', 'ErrorHandler.handleAndThrow (Message.JSON_SYNTAX_ERROR, e);'),
  names: at(
    'utils/JsonUtil',
    'GSON = new GsonBuilder ().setFieldNamingPolicy (LOWER_CASE_WITH_UNDERSCORES)',
  ),
  'text outside blocks': at(
    'utils/JsonUtil',
    '.registerTypeAdapter (String.class, new StringPlaceholderDeserializer ())',
  ),
  blocks: at(
    'utils/JsonUtil',
    '.registerTypeAdapter (Map.class, new MapPlaceholderDeserializer ())',
  ),
  'start of a placeholder': at(
    'utils/StringUtils',
    'if (isNotEmpty (value) && value.startsWith ("${")) {',
  ),
  'kinds of placeholder': at('utils/StringUtils', 'final var substitute = createInterpolator ();'),
  'text in blocks': at(
    'utils/MapPlaceholderDeserializer',
    'result.put (key, interpolate (value.getAsString ()));',
  ),
  'lists in blocks': at(
    'utils/MapPlaceholderDeserializer',
    'list.add (interpolate (jsonElement.getAsString ()))',
  ),
  'values in blocks': at(
    'utils/MapPlaceholderDeserializer',
    'return gson.fromJson (parsedJson, type);',
  ),
};
