package broken;

import com.example.boyka.web.LoginPage;

public class MissingImport {
    void readsTheError() {
        onElement(LoginPage.ERROR).getText(); // fault: cannot find symbol; symbol: method onElement(Locator)
    }
}
