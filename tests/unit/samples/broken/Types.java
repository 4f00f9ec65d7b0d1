package broken;

import static io.github.boykaframework.actions.elements.ElementActions.onElement;
import static io.github.boykaframework.builders.Locator.buildLocator;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import com.example.boyka.web.CatalogPage;
import com.example.boyka.web.LoginPage;
import io.github.boykaframework.actions.elements.ElementActions;
import io.github.boykaframework.builders.Locator;
import io.github.boykaframework.enums.PlatformType;
import java.util.List;
import org.openqa.selenium.By;

/** Ways in which a sample can be wrong, each with the error of its line. */
class Types {
    private final Locator help = buildLocator()
        .name("Help")
        .windows(By.id("help")) // error: cannot find symbol; symbol: method windows(By)
        .build();

    void opensTheApp() {
        createSession(PlatformType.MACOS, "calculator"); // error: cannot find symbol; symbol: variable MACOS
        withMouse(LoginPage.ERROR).click(); // error: cannot find symbol; symbol: method withMouse(Locator)
        onElement(LoginPage.REMEMBER_ME).isSelected(); // error: cannot find symbol; symbol: variable REMEMBER_ME
        onElement(LoginPage.ERROR).readText(); // error: cannot find symbol; symbol: method readText()
        onElement("error").getText(); // error: incompatible types: String cannot be converted to Locator
        onElement(LoginPage.ERROR).getStyle("color", "red"); // error: method getStyle in interface IElementActions cannot be applied
        ElementActions.getText(); // error: non-static method getText() cannot be referenced from a static context
        var error = (ElementActions) onElement(LoginPage.ERROR);
        error.getAttributeValue("role"); // error: getAttributeValue(String) has protected access in ElementActions
        int errors = onElement(LoginPage.ERROR).getText(); // error: incompatible types: String cannot be converted to int
        List<Integer> prices = onElement(CatalogPage.FIRST_PRICE).itemList(); // error: List<String> cannot be converted to List<Integer>
    }
}
